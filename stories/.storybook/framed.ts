/**
 * For a story that lies over everything: on a page of documentation it is shown in a frame, which it
 * covers instead of the page. A frame is a picture, which takes neither focus nor clicks; so the first
 * story of a component starts closed where it can, to be tried.
 *
 * @param height of the frame in px
 */
export const framed = (height: number) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});

type Globals = Readonly<Record<string, unknown>>;

/** A page of documentation, which says here what its toolbars have chosen. */
type DocsWindow = Window & { globalsOfFrames?: Globals | undefined };

/** Dresses the frames of a page of documentation as the page is, as they load. */
export function dressFrames(globals: Globals | undefined): void {
  (window as DocsWindow).globalsOfFrames = globals;
}

/** What the page around has chosen, where this document is a frame of one. */
export const globalsOfPage = (): Globals | undefined =>
  isFrame ? (window.parent as DocsWindow).globalsOfFrames : undefined;

const isFrame = window.frameElement?.closest('.sb-story') != null;
// What opens takes the focus, and would take it from the page around.
document.body.inert = isFrame;
