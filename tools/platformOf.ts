/** Where a binary package runs, in npm's words; what is absent does not matter. */
export interface Platform {
  readonly os?: string[];
  readonly cpu?: string[];
  readonly libc?: string[];
}

const systems: Readonly<Record<string, string>> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  // The file watcher of macOS, named after the system's interface.
  fsevents: 'darwin',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};

const processors: Readonly<Record<string, string>> = {
  '64': 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
};

/** C libraries by the word for the binary interface; only Linux has the choice. */
const libraries: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

/** Reads the platform from a binary package's name, such as `@rollup/rollup-linux-x64-musl` or `@turbo/windows-64`. */
export function platformOf(packageName: string): Platform {
  const words = packageName.split(/[/-]/);
  const firstOf = (table: Readonly<Record<string, string>>): string | undefined =>
    words.map((word) => table[word]).find(Boolean);
  const os = firstOf(systems);
  const cpu = firstOf(processors);
  const libc = os === 'linux' ? firstOf(libraries) : undefined;
  return {
    ...(os === undefined ? {} : { os: [os] }),
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(libc === undefined ? {} : { libc: [libc] }),
  };
}
