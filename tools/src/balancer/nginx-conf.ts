/** Two or more of each behind one balancer. */
export interface Balancing {
  /** Where browsers come in: an address and a port that nginx listens on, and the edges behind it. */
  site: { host: string; port: number; instances: number[] }
  /** Where the edges find the API, and the APIs behind it. */
  api: { port: number; instances: number[] }
}

/**
 * nginx as the balancer of the site and, for the edges, of the API. An instance that refuses, breaks off or answers 502 is
 * passed over: reads go to the other one, and so do the two writes that may be repeated, a quote (it changes nothing) and
 * an order (its `Idempotency-Key` makes the second one the first). Instances are on this machine: for others write their
 * addresses in place of `127.0.0.1` and name the balancer in each `TRUST_PROXY`.
 *
 * A document that an edge answers with 503 is asked of the others too, each once: that edge may not know yet what is live.
 * While the API is down all of them say so; therefore a 503 takes no edge out (`max_fails=0`), and the last one's words
 * reach the visitor.
 */
export function nginxConf({ site, api }: Balancing): string {
  return `daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  client_max_body_size 32m;
  server_tokens off;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 1s;
  proxy_next_upstream error timeout http_502;
  proxy_next_upstream_tries ${Math.max(site.instances.length, api.instances.length)};
${upstream('edges', site.instances, 1)}
${upstream('documents', site.instances, 0)}
${upstream('apis', api.instances, 1)}
  server {
    listen ${site.host.includes(':') ? `[${site.host}]` : site.host}:${site.port};
    location / {
      proxy_pass http://documents;
      proxy_buffering off;
      proxy_next_upstream error timeout http_502 http_503;
    }
    location ~ ^/api/v1/shop/(?:quote|orderconfirm)$ {
      proxy_pass http://edges;
      proxy_next_upstream error timeout http_502 non_idempotent;
    }
    location ~ ^/(?:api|assets|media|releases)/ { proxy_pass http://edges; proxy_buffering off; }
  }
  server {
    listen 127.0.0.1:${api.port};
    location / { proxy_pass http://apis; }
    location ~ ^/api/v1/shop/(?:quote|orderconfirm)$ {
      proxy_pass http://apis;
      proxy_next_upstream error timeout http_502 non_idempotent;
    }
  }
}
`
}

const upstream = (name: string, ports: number[], maxFails: number): string =>
  [
    `  upstream ${name} {`,
    ...ports.map((port) => `    server 127.0.0.1:${port} max_fails=${maxFails} fail_timeout=1s;`),
    '    keepalive 32;',
    '  }',
  ].join('\n')
