/** The addresses of the balancer and of the instances behind it. */
export interface Balancing {
  /** Where browsers reach it, and the addresses of the edges (`host:port`). */
  site: Entrance
  /** Where the edges reach it, and the addresses of the APIs (`host:port`). */
  api: Entrance
}

interface Entrance {
  host: string
  port: number
  instances: string[]
}

/** Addresses of the catalogue, whose answers are the same for everybody and come from memory. */
const CATALOGUE =
  '^/api/v1/shop/(?:categories|categorywise|data/[^/]+|products|products-by-id|related|sale|sellers/[^/]+|shipping-rules|suggestions)$'

/** More than an edge waits for a fair share (5 s) and then for an API (10 s), so only a frozen one is silent for so long. */
const EDGE_SILENCE = '20s'
/**
 * Less than an edge waits. A full queue of 200 orders takes about 8 s, and orders that are given up sooner would double it.
 */
const API_SILENCE = '9s'

/**
 * nginx's configuration as the balancer of edges and APIs. When an instance refuses, disconnects or responds 502, nginx
 * retries another one: for reads, for what HTTP calls idempotent (PUT, DELETE), and for the POSTs that are safe to
 * repeat, a quote (it changes nothing), an order and its withdrawal (their `Idempotency-Key` makes repeating harmless).
 * Each instance names the balancer in its `TRUST_PROXY`.
 *
 * A read of a document, of a released file or of the catalogue is given up after two seconds of silence and repeated
 * elsewhere; the balancer then avoids the silent instance for a while. When none answers in time, they are slow rather
 * than frozen, and the read is sent once more without hurry (`@patient`). Writes to these addresses go there at once. Any
 * other call of the API has as long as an edge that lives may take to answer it; forms with files, releases and pictures
 * have 80 s.
 *
 * nginx also retries a document that an edge answers with 503, because that edge may not know the live releases yet.
 * Without its database, an API responds 503 to what it has not answered lately, and another one may have it in memory.
 * When all instances have failed lately, the `backup` lines keep them in use, and the visitor sees the last response.
 */
export function nginxConf({ site, api }: Balancing): string {
  return `daemon off;
worker_processes 1;
worker_rlimit_nofile 16384;
pid nginx.pid;
# Less serious messages quote requests with their queries, which may hold e-mail addresses and tokens.
error_log stderr crit;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  client_max_body_size 32m;
  # As much as edges and APIs take: a search with ten thousand pasted characters gets a page, not a bare 414.
  large_client_header_buffers 4 128k;
  server_tokens off;
  # A proxy with the certificate may stand in front of this one.
  map $http_x_forwarded_proto $visitors_scheme { https https; default $scheme; }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-Proto $visitors_scheme;
  proxy_connect_timeout 1s;
  # Longer than an edge waits for a form with pictures (75 s).
  proxy_read_timeout 80s;
  proxy_next_upstream error timeout http_502;
  # One more than there are instances: one of them may be tried again as \`backup\`.
  proxy_next_upstream_tries ${Math.max(site.instances.length, api.instances.length) + 1};
${upstream('edges', site.instances)}
${upstream('apis', api.instances)}
  server {
    listen ${listenAddress(site)};
    location / {
${quick('edges', '2s', 'http_503')}
      proxy_buffering off;
    }
    location ~ ${CATALOGUE} {
${quick('edges', '2s')}
    }
${others('edges', EDGE_SILENCE)}
    location /api/ {
      error_page 418 = @form;
      if ($content_type ~* "^multipart/") { return 418; }
      proxy_pass http://edges;
      proxy_read_timeout ${EDGE_SILENCE};
      proxy_buffering off;
    }
    location @form { proxy_pass http://edges; }
    location ~ ^/(?:media|releases|dev|emulator)/|^/sitemap|\\.googleapis\\.com/ { proxy_pass http://edges; proxy_buffering off; }
  }
  server {
    listen ${listenAddress(api)};
    location / { proxy_pass http://apis; }
    # Edges wait for this, so it must be given up before they are.
    location ~ ${CATALOGUE} {
${quick('apis', '1500ms', 'http_503')}
    }
${others('apis', API_SILENCE)}
  }
}
`
}

/** Reads that are repeated elsewhere after this much silence; writes to the same addresses are not. */
const quick = (upstream: string, silence: string, also = ''): string =>
  [
    'error_page 418 502 504 = @patient;',
    'if ($request_method !~ "^(?:GET|HEAD)$") { return 418; }',
    `proxy_pass http://${upstream};`,
    `proxy_read_timeout ${silence};`,
    // Two instances, not three, for a read that all of them are slow to answer.
    'proxy_next_upstream_timeout 3s;',
    `proxy_next_upstream ${['error timeout http_502', also].filter(Boolean).join(' ')};`,
  ]
    .map((line) => `      ${line}`)
    .join('\n')

const others = (
  upstream: string,
  silence: string,
): string => `    location @patient { proxy_pass http://${upstream}; proxy_buffering off; proxy_read_timeout 15s; proxy_next_upstream error http_502; }
    location ~ ^/api/v1/shop/(?:quote|orderconfirm(?:/withdraw)?)$ {
      proxy_pass http://${upstream};
      proxy_read_timeout ${silence};
      proxy_next_upstream error timeout http_502 non_idempotent;
    }`

const listenAddress = ({ host, port }: Entrance): string => `${host.includes(':') ? `[${host}]` : host}:${port}`

const upstream = (name: string, instances: string[]): string =>
  [
    `  upstream ${name} {`,
    ...instances.map((address) => `    server ${address} max_fails=1 fail_timeout=5s;`),
    ...instances.map((address) => `    server ${address} max_fails=0 backup;`),
    '    keepalive 32;',
    // Shorter than a stopping server waits (`shared/src/drain.ts`), so that it closes no connection in a request's face.
    '    keepalive_timeout 500ms;',
    '  }',
  ].join('\n')
