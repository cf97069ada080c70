import type { Refused } from "./types";

/** A request the server refused, or that never reached it (`error-offline`). */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.key);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new RequestRefused(0, { rule: "", key: "error-offline", facts: {} });
  }
  if (!response.ok) throw new RequestRefused(response.status, await refusalOf(response));
  const type = response.headers.get("content-type") ?? "";
  return (type.includes("json") ? await response.json() : await response.text()) as T;
}

async function refusalOf(response: Response): Promise<Refused> {
  try {
    return (await response.json()) as Refused;
  } catch {
    return { rule: "", key: `error-http-${response.status}`, facts: {} };
  }
}

export const get = <T>(path: string) => request<T>("GET", path);
export const del = (path: string) => request<unknown>("DELETE", path);
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
