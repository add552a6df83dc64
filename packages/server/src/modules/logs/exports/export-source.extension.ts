import { type ExportSourceName, exportTitles } from '@campus/contract/logs/exports.ts'
import { extensionPoint } from '../../../platform/extension-point.ts'
import type { ExportSource } from './export-source.ts'

/** Each list that can be exported is read by the area it belongs to. */
export const exportSources = extensionPoint<Readonly<Record<ExportSourceName, ExportSource>>>('logs.export-sources', exportTitles)
