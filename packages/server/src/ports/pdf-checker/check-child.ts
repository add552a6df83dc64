import { checkPdf } from '@campus/proof/pdf/check-pdf.ts'
import { carryOutTasks } from '../../platform/child-work.ts'
import type { CheckTask } from './pdf-checker.ts'

carryOutTasks(({ bytes, trust }: CheckTask) => checkPdf(bytes, trust))
