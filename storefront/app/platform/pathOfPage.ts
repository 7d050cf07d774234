const data = '.data';
/** Where a slash ends the page's path. */
const dataBehindSlash = '/_.data';

/** The path of the page that a path of the router's data stands for; any other path as it is. */
export function pathOfPage(pathname: string): string {
  if (pathname.endsWith(dataBehindSlash)) return pathname.slice(0, 1 - dataBehindSlash.length);
  return pathname.endsWith(data) ? pathname.slice(0, -data.length) : pathname;
}
