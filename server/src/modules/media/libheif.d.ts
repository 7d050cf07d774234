/** What we use of it. The package's own types are those of Emscripten's raw functions. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    readonly data: Uint8ClampedArray<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  }

  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Decodes into the pixels (RGBA); `null` where it can't. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void;
  }

  class HeifDecoder {
    /** The images of a file, not decoded yet; none if it is no such file. */
    decode(bytes: Uint8Array): HeifImage[];
  }

  const libheif: { readonly HeifDecoder: typeof HeifDecoder };
  export default libheif;
}
