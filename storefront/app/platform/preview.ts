/** CHK-16: the parameter of a page that is looked at before it is so. */
export const previewParameter = 'ishop-preview-json';
