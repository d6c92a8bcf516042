export { RangeSlider, Slider } from './Slider';
export type { Range, RangeSliderProps, SliderProps } from './Slider';
