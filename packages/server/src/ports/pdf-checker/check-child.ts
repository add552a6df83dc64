import { checkPdf } from '@campus/proof/verify/check-pdf.ts'
import { runTasks } from '../../platform/process/child-work.ts'
import type { CheckTask } from './pdf-checker.ts'

runTasks(({ bytes, trust }: CheckTask) => checkPdf(bytes, trust))
