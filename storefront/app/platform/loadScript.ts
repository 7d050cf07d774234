/** Loads a third-party script, which the page's policy has to allow; the same one once. */
export function loadScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
  onLoad?: () => void,
  onError?: () => void,
): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  if (onLoad) script.addEventListener('load', onLoad);
  if (onError) script.addEventListener('error', onError);
  document.head.append(script);
}
