import { checkPdf } from '@campus/proof/verify/check-pdf.ts'
import { runTasks } from '../../platform/child-work.ts'
import type { CheckTask } from './pdf-checker.ts'

runTasks(({ bytes, trust }: CheckTask) => checkPdf(bytes, trust))
