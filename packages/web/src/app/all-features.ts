import type { Feature } from '../features/feature.ts'
import { appFeatures } from './app-features.ts'
import { consoleFeatures } from './console-features.ts'

/** For tests and tools; the app itself loads what the person at the device needs. */
export const allFeatures: readonly Feature[] = [...appFeatures, ...consoleFeatures]
