import { icon } from './Icon.tsx';

// Of fields that few pages have: in a file of their own, so that others do not load them.

export const IconEye = /* @__PURE__ */ icon(
  'M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
);

export const IconEyeOff = /* @__PURE__ */ icon(
  'M9.8 6.3A9 9 0 0 1 12 6c3.8 0 7 2 9.2 6a13 13 0 0 1-2.6 3.4M6.2 7.6A13 13 0 0 0 2.8 12c2.2 4 5.4 6 9.2 6a9 9 0 0 0 4-.9M4 4l16 16',
);

export const IconUpload = /* @__PURE__ */ icon('M12 15.5V4m0 0-4.5 4.5M12 4l4.5 4.5M4.5 20h15');
