import { join } from 'node:path'
import { prepareModels } from '@campus/face/tools/prepare-models.ts'
import type { Plugin } from 'vite'

const prefix = 'face-model/'

/** `import address from 'face-model/mesh.onnx?url'`: models are files of the build like any other, with their hash in the name. */
export const faceModels = (): Plugin => {
  let folder: string | undefined
  return {
    name: 'campus:face-models',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(prefix)) return undefined
      folder ??= prepareModels()
      return join(folder, id.slice(prefix.length))
    },
  }
}
