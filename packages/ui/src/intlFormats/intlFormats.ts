/** Making a format takes far longer than using it, and every cell of a table and every label of an axis asks for one. */
function keep<Options extends object, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? make(locale, options);
    formats.set(key, format);
    return format;
  };
}

const numbers = keep((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = keep((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** A format of numbers, made once for each language and options. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}) => numbers(locale, options);

/** A format of moments, likewise. Give it a time zone where it matters: the runtime's may change under it. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions = {}) => dates(locale, options);
