import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const entry = 'virtual:bare-page'

/** A page that draws one heading with React and does nothing else. */
const program = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('app')).render(createElement('h1', null, 'Campus'))`

const buildProgram = async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bare-page',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? program : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/** Served as our pages are: compressed, from this machine. */
export const withBarePage = async <Answer>(work: (url: string) => Promise<Answer>): Promise<Answer> => {
  const script = brotliCompressSync(await buildProgram())
  const page = brotliCompressSync('<!doctype html><title>Campus</title><div id="app"></div><script type="module" src="/app.js"></script>')
  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html', 'content-encoding': 'br' })
    response.end(isScript ? script : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.close()
  }
}
