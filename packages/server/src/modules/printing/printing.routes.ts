import { printJobs, resolvePrintJob } from '@campus/contract/printing/console.ts'
import {
  ownPickUpCodes,
  ownPrintItem,
  ownPrintItems,
  pickUpProgress,
  printItemCode,
  printProgress,
} from '@campus/contract/printing/items.ts'
import { beginJob, jobFile, openJobs, reportJob, takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { route } from '../../http/route.ts'
import { giveItemCode, listOwnCodes } from './codes/own-code.service.ts'
import { listOfSchool, resolve } from './console/console-job.service.ts'
import { listOwn, readOwn } from './items/item.service.ts'
import { begin, listTaken, openFile, take } from './jobs/machine-job.service.ts'
import { progressOfCode, readProgress } from './jobs/progress.service.ts'
import { report } from './jobs/report.service.ts'

export const printingRoutes = [
  route(ownPrintItems, listOwn),
  route(ownPrintItem, readOwn),
  route(printItemCode, giveItemCode),
  route(ownPickUpCodes, listOwnCodes),
  route(pickUpProgress, progressOfCode),
  route(printProgress, readProgress),
  route(takeJob, take),
  route(openJobs, listTaken),
  route(jobFile, openFile),
  route(beginJob, begin),
  route(reportJob, report),
  route(printJobs, listOfSchool),
  route(resolvePrintJob, resolve),
]
