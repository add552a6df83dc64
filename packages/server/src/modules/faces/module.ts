import type { Ctx } from '../../context/context.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { logSources } from '../logs/log-source.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { faceCallExport, faceCallSource } from './calls/face-call-source.ts'
import { faceSource } from './console/check-source.ts'
import { closeFaces, eraseFaces } from './erasure/erase.service.ts'
import { exportFaces } from './export/faces-export.service.ts'
import { faceLogin } from './face-login.extension.ts'
import { measurePortraitJob } from './faces.jobs.ts'
import { facesRoutes } from './faces.routes.ts'
import { facesRetention, sweepFaces } from './housekeeping/faces-sweep.service.ts'
import { measurePortrait } from './vectors/portrait-vector.service.ts'
import { dropOtherModels } from './vectors/vector.service.ts'
import { faceWithdrawal } from './withdrawal.extension.ts'

export const facesModule = defineModule({
  name: 'faces',
  after: ['people', 'logs', 'statistics'],
  routes: facesRoutes,
  jobs: [jobHandler(measurePortraitJob, measurePortrait)],
  housekeeping: sweepFaces,
  retention: facesRetention,
  personalData: { faces: exportFaces },
  onDataErased: eraseFaces,
  onAccountClosed: closeFaces,
  onStart: async (ctx: Ctx) => void (await dropOtherModels(ctx)),
  extensionPoints: [faceWithdrawal, faceLogin],
  provides: [
    logSources.give({ face_call: faceCallSource }),
    exportSources.give({ face_call: faceCallExport }),
    statisticSources.give({ faces: faceSource }),
  ],
})
