/** The widths in which a picture can be had, in pixels. They are few, so that nobody can make a server resize for ever. */
export const imageWidths = ['320', '480', '640', '960', '1280', '1920'] as const;
export type ImageWidth = (typeof imageWidths)[number];
