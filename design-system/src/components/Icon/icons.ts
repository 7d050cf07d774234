import { paths } from '../../internal/paths.ts';
import { icon } from './Icon.tsx';

// Drawn for Kreide on a 24 px grid; one path each.

export const IconSearch = /* @__PURE__ */ icon(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20',
);

export const IconCart = /* @__PURE__ */ icon(
  'M2.8 4h2.4l2.1 10.6a1.5 1.5 0 0 0 1.5 1.2h8.4a1.5 1.5 0 0 0 1.5-1.2L20.2 8H6m3.3 12h.01m8 0h.01',
);

export const IconHeart = /* @__PURE__ */ icon(
  'M12 20c-4.8-3-8.5-6.3-8.5-10.4A4.6 4.6 0 0 1 12 7.2a4.6 4.6 0 0 1 8.5 2.4C20.5 13.7 16.8 17 12 20Z',
);

export const IconHeartFilled = /* @__PURE__ */ icon(
  'M12 20c-4.8-3-8.5-6.3-8.5-10.4A4.6 4.6 0 0 1 12 7.2a4.6 4.6 0 0 1 8.5 2.4C20.5 13.7 16.8 17 12 20Z',
  { filled: true },
);

export const IconUser = /* @__PURE__ */ icon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.7-3.6 3.6-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
);

export const IconMenu = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');

export const IconClose = /* @__PURE__ */ icon(paths.close);

export const IconChevronDown = /* @__PURE__ */ icon(paths.chevronDown);

export const IconChevronUp = /* @__PURE__ */ icon('m6 14.5 6-6 6 6');

export const IconChevronLeft = /* @__PURE__ */ icon('m14.5 6-6 6 6 6', { onward: true });

export const IconChevronRight = /* @__PURE__ */ icon('m9.5 6 6 6-6 6', { onward: true });

export const IconArrowRight = /* @__PURE__ */ icon('M4 12h16m-6-6 6 6-6 6', { onward: true });

export const IconArrowLeft = /* @__PURE__ */ icon('M20 12H4m6-6-6 6 6 6', { onward: true });

export const IconArrowUp = /* @__PURE__ */ icon('M12 20V4M6 10l6-6 6 6');

export const IconCheck = /* @__PURE__ */ icon(paths.check);

export const IconCheckCircle = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-3.8 8.8 2.6 2.6 5-5.2',
);

export const IconTruck = /* @__PURE__ */ icon(paths.truck);

export const IconFilter = /* @__PURE__ */ icon('M4 6.5h16M7 12h10M10 17.5h4');

export const IconSort = /* @__PURE__ */ icon('M7.5 5v14m0 0-3-3m3 3 3-3m6 3V5m0 0-3 3m3-3 3 3');

export const IconMinus = /* @__PURE__ */ icon('M5 12h14');

export const IconPlus = /* @__PURE__ */ icon('M12 5v14M5 12h14');

export const IconTrash = /* @__PURE__ */ icon(
  'M4.5 7h15M9 7V4.5h6V7m-8.5 0 .8 12.5h9.4L17.5 7m-7.3 3.8v5m3.6-5v5',
);

export const IconInfo = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 8v5M12 7.8v.01',
);

export const IconWarning = /* @__PURE__ */ icon('M12 4 2.8 19.5h18.4L12 4Zm0 5.8v4.4m0 2.6v.01');

export const IconError = /* @__PURE__ */ icon(
  'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7l5-5ZM12 8v4.8m0 3.2v.01',
);

export const IconShield = /* @__PURE__ */ icon(
  'M12 3.5 5 6v5.2c0 4.4 2.9 7.4 7 9.3 4.1-1.9 7-4.9 7-9.3V6l-7-2.5Zm-3 8.6 2.2 2.2 4-4.2',
);

export const IconMail = /* @__PURE__ */ icon('M3.5 6h17v12.5h-17V6Zm0 .8 8.5 6.4 8.5-6.4');

export const IconPhone = /* @__PURE__ */ icon(
  'M6.2 4h3l1.5 4-2 1.5a11 11 0 0 0 5.8 5.8l1.5-2 4 1.5v3a1.8 1.8 0 0 1-2 1.8C10.8 19 5 13.2 4.4 6a1.8 1.8 0 0 1 1.8-2Z',
);

export const IconMoon = /* @__PURE__ */ icon(
  'M19.8 14.2A8.2 8.2 0 0 1 9.8 4.2a8.2 8.2 0 1 0 10 10Z',
);

export const IconSun = /* @__PURE__ */ icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m-13.4 0 1.4-1.4M17.3 6.7l1.4-1.4',
);

export const IconZoom = /* @__PURE__ */ icon(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20M10.5 7.7v5.6m-2.8-2.8h5.6',
);

export const IconList = /* @__PURE__ */ icon(
  'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01m-.01 5.5h.01',
  { onward: true },
);

export const IconGrid = /* @__PURE__ */ icon(
  'M4.5 4.5h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z',
);

export const IconClock = /* @__PURE__ */ icon(paths.clock);

export const IconLocation = /* @__PURE__ */ icon(
  'M12 21c4-4.3 6.5-7.5 6.5-10.7a6.5 6.5 0 1 0-13 0C5.5 13.5 8 16.7 12 21Zm0-13.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
);

export const IconHome = /* @__PURE__ */ icon('M4 11.5 12 4.5l8 7M6 10v9.5h12V10m-8 9.5V14h4v5.5');

export const IconEdit = /* @__PURE__ */ icon(
  'm14.5 6 3.5 3.5L8.5 19l-4.5 1 1-4.5L14.5 6Zm0 0 1.8-1.8 3.5 3.5L18 9.5',
);

export const IconDownload = /* @__PURE__ */ icon(
  'M12 4v11.5m0 0-4.5-4.5m4.5 4.5 4.5-4.5M4.5 20h15',
);

export const IconExternal = /* @__PURE__ */ icon('M10 5H5v14h14v-5M13.5 4.5h6v6m0-6L11 13', {
  onward: true,
});

export const IconUndo = /* @__PURE__ */ icon('M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3', {
  onward: true,
});

export const IconTag = /* @__PURE__ */ icon('M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5V4Zm4 4h.01');

export const IconInvoice = /* @__PURE__ */ icon(
  'M6 3.5h12v17l-2.4-1.5-2.4 1.5-2.4-1.5-2.4 1.5L6 20.5v-17ZM9 8h6m-6 3.5h6M9 15h3',
);

export const IconBook = /* @__PURE__ */ icon(
  'M5 5.5A1.5 1.5 0 0 1 6.5 4H19v13.5H6.5A1.5 1.5 0 0 0 5 19V5.5ZM5 19a1.5 1.5 0 0 0 1.5 1.5H19v-3M9 8h6',
);

export const IconGlobe = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-8.5 8.5h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
);

export const IconReturn = /* @__PURE__ */ icon(
  'M4 9 6.5 4.5h11L20 9v10.5H4zM4 9h16M15.5 14.25h-7m0 0L11 11.75m-2.5 2.5 2.5 2.5',
  { onward: true },
);

export const IconSchool = /* @__PURE__ */ icon(
  'M12 4.5 2.5 9l9.5 4.5L21.5 9 12 4.5ZM6.5 11v4.8c1.6 1.4 3.4 2.2 5.5 2.2s3.9-.8 5.5-2.2V11m4-2v5.5',
);

export const IconBuilding = /* @__PURE__ */ icon(
  'M5 20.5V4h9v16.5m0-11h5v11M3.5 20.5h17M8 8h3m-3 4h3m-3 4h3',
);

export const IconPause = /* @__PURE__ */ icon('M8.5 5.5v13m7-13v13');

export const IconPlay = /* @__PURE__ */ icon('M8 5v14l11-7L8 5Z');

export const IconGift = /* @__PURE__ */ icon(
  'M4.5 11.5h15v9h-15v-9ZM3.5 7.5h17v4h-17v-4Zm8.5 0v13m0-13c-4 0-5.5-1.3-5.5-2.7 0-2.3 4-2.3 5.5 2.7Zm0 0c4 0 5.5-1.3 5.5-2.7 0-2.3-4-2.3-5.5 2.7Z',
);

export const IconMore = /* @__PURE__ */ icon('M5.5 12h.01M12 12h.01m6.49 0h.01');

export const IconStar = /* @__PURE__ */ icon(
  'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6-4.4-4.2 6-.8L12 3.5Z',
  { filled: true },
);
