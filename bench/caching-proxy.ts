import { startNginxWith } from "./nginx-server.ts";

/**
 * nginx as a proxy before the site that stores what it may and says in X-Cache what it did; undefined
 * where it is not installed. It obeys `s-maxage` and `stale-while-revalidate` as they are sent; its key
 * is the path with the parameters that change a page.
 */
export function startCachingProxy(origins: readonly string[]) {
  const servers = origins.map((origin) => `server ${new URL(origin).host};`).join(" ");
  return startNginxWith(
    `proxy_cache_path stored keys_zone=pages:10m max_size=200m inactive=1d;
     upstream site { ${servers} keepalive 32; }`,
    `location / {
       proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
       proxy_set_header Host $host; proxy_set_header Accept-Encoding $http_accept_encoding;
       proxy_cache pages; proxy_cache_lock on; proxy_cache_background_update on;
       proxy_cache_key "$uri|$arg_country|$arg_subject|$arg_restaurant|$arg_experience|$arg_pagina|$arg_page|$http_accept_encoding";
       add_header X-Cache $upstream_cache_status always;
     }`,
  );
}
