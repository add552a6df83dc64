import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const folder = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)))

/** Each layer yields to the next, and all yield to what an area writes for its own screens. */
const layers = ['packages', 'ui', 'shared'] as const
const [ui, features, web] = [folder('../../ui/src/'), folder('../src/features/'), folder('../src/')]

const layerOf = (file: string): (typeof layers)[number] | undefined => {
  if (file.includes('/node_modules/')) return 'packages'
  if (file.startsWith(ui)) return 'ui'
  return file.startsWith(web) && !file.startsWith(features) ? 'shared' : undefined
}

/**
 * The styles of a screen come in several files, in whatever order the network and the bundler bring them. Layers decide instead of the
 * order: what is for all screens never overrides what one screen wants otherwise.
 */
export const styleLayers = (): Plugin => ({
  name: 'campus-style-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, id) => {
      const layer = layerOf(normalizePath(id))
      return layer && { code: `@layer ${layers.join(', ')};\n@layer ${layer} {\n${code}\n}`, map: null }
    },
  },
})
