/** Where guests find the phone page, the best address first: it is the one of the TV's QR code. */
import { defaultRouteAddress } from '../guard/default-route.ts';
import { inUrl, isLoopback, pageUrls } from '../guard/own-names.ts';

/** `publicUrl` is what the cabinet file says; a page that listens on one address has that one alone. */
export async function phoneUrls(
  host: string,
  port: number,
  publicUrl: string | undefined,
  routeAddress: () => Promise<string | undefined> = defaultRouteAddress,
): Promise<readonly string[]> {
  const all = pageUrls(host, port);
  const route = await routeAddress();
  const isRoute = (url: string) => route !== undefined && new URL(url).hostname === inUrl(route);
  const inNetwork = all.filter((url) => !isOwnName(url));
  const found = [...inNetwork.filter(isRoute), ...inNetwork.filter((url) => !isRoute(url))];
  const urls = found.length > 0 ? found : all;
  return publicUrl === undefined ? urls : [publicUrl, ...urls];
}

/** Means another machine wherever it is typed. */
function isOwnName(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
