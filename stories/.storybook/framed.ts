/**
 * For a story that lies over everything: on a page of documentation it is shown in a frame, which it
 * covers instead of the page. A frame has no controls, so the first story of a component starts closed
 * where it can.
 *
 * @param height of the frame in px
 */
export const framed = (height: number) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});

/** Whether this document is such a frame. */
const isFrame = window.frameElement?.closest('.sb-story') != null;

/**
 * What opens takes the focus, and would take it away from the page of documentation around: in a
 * frame nothing gets it before somebody has gone there.
 */
export function leaveFocusToPage(): void {
  if (!isFrame) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  // Brings the focus as well.
  const { select } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.select = function () {
    if (document.hasFocus()) select.call(this);
  };
}
