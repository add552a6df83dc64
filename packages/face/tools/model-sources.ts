import { fileURLToPath } from 'node:url'
import type { ModelName } from '../src/models.ts'
import { readGraphModel } from './convert/read-graph-model.ts'
import { readTflite } from './convert/read-tflite.ts'
import type { SourceGraph } from './convert/source-graph.ts'

/** A model inside an npm package: which files it is made of, and how they are read. */
interface ModelSource {
  readonly files: readonly { readonly path: string; readonly sha256: string }[]
  readonly read: () => SourceGraph
}

/** A file beside the program of a package, which the package itself does not name. */
const pathIn = (packageName: string, path: string) => fileURLToPath(new URL(path, import.meta.resolve(packageName)))

const graphModel = (name: string, [json, bin]: readonly [string, string]): ModelSource => {
  const folder = pathIn('@vladmandic/human', '../models/')
  return {
    files: [
      { path: `${folder}${name}.json`, sha256: json },
      { path: `${folder}${name}.bin`, sha256: bin },
    ],
    read: () => readGraphModel(folder, name),
  }
}

const tflite = (path: string, sha256: string): ModelSource => ({ files: [{ path, sha256 }], read: () => readTflite(path) })

/** Where each comes from and under which licence: docs/decisions/0035-face-models.md. */
export const modelSources: Readonly<Record<ModelName, ModelSource>> = {
  detector: graphModel('blazeface', [
    'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f',
    'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
  ]),
  mesh: graphModel('facemesh', [
    'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
    '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
  ]),
  iris: graphModel('iris', [
    '49038ac9dcc09aa05474d91d98e9db5b47af4830929bcf102ed5a56bfbabb465',
    'd7f296d184274213d4642681ae186112cbbec77fd2ab066257d3c56a1940bc71',
  ]),
  features: graphModel('faceres', [
    '5b83d49c0385d2e68a05122441b94226313677cae9fcc40b9587ad50079eb4df',
    '2c7d2d62b76c97528b736527aa09d310ea71743c9e3e79fb6c62d4b2d73af79b',
  ]),
  expression: graphModel('emotion', [
    '56f7e557eb0c863a8b9ab04ac7ccba756e93bf2c27dce135ef0e8712b80b7ad2',
    '927ac8224f356ab1e68c2bcfbfa07b0c8567047d1bcf817388ba6e38214c4987',
  ]),
  embedder: tflite(
    pathIn('capacitor-face-recognition', '../../android/src/main/assets/mobilefacenet.tflite'),
    'b67366e085ec9f6c2afb05c10397a46edeb823367abaec77f64f5ce946ac2847',
  ),
  segmentation: tflite(
    pathIn('@mediapipe/selfie_segmentation', 'selfie_segmentation.tflite'),
    '8d13b7fae74af625c641226813616a2117bd6bca19eb3b75574621fc08557f27',
  ),
}
