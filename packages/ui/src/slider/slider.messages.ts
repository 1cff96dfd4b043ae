/** The names of the two thumbs of a `Slider` for a range. */
export interface SliderMessages {
  minimum: string;
  maximum: string;
}

export const sliderMessages: SliderMessages = {
  minimum: 'Minimum',
  maximum: 'Maximum',
};
