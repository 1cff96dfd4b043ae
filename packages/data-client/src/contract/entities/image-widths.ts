/** Available image widths in pixels. The list is short so that callers can't trigger endless resizing. */
export const imageWidths = ['320', '480', '640', '960', '1280', '1920'] as const;
export type ImageWidth = (typeof imageWidths)[number];
