/** A path within a corporation. */
export function of(corporation: string, ...rest: readonly string[]): string {
  return path('corporations', corporation, ...rest);
}

/** A path of the service, each part as it must be written in an address. */
export function path(...parts: readonly string[]): string {
  return ['/v1', ...parts.map((part) => encodeURIComponent(part))].join('/');
}
