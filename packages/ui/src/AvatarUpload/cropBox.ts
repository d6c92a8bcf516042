/** A square of a picture; its sides are percent of the picture's. */
export interface CropBox {
  unit: '%';
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));

/**
 * The square of a picture at a zoom: at 1 the largest one there is, at 2 half of it.
 * @param around the square before, whose middle stays where there is room. @default the middle of the picture
 */
export function cropBox(picture: Size, zoom: number, around?: CropBox): CropBox {
  const side = Math.min(picture.width, picture.height) / zoom;
  const width = (side / picture.width) * 100;
  const height = (side / picture.height) * 100;
  const middle = around ? { x: around.x + around.width / 2, y: around.y + around.height / 2 } : { x: 50, y: 50 };
  return {
    unit: '%',
    x: within(middle.x - width / 2, 100 - width),
    y: within(middle.y - height / 2, 100 - height),
    width,
    height,
  };
}
