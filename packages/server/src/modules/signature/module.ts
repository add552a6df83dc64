import { defineModule } from '../module.ts'
import { signatureNeeds } from './needs.extension.ts'
import { forgetSignature, signatureDrafts, sweepSignatures } from './own/ending.service.ts'
import { exportSignature } from './own/signature.service.ts'
import { signatureRoutes } from './signature.routes.ts'
import { exportUses } from './uses/use.service.ts'

export const signatureModule = defineModule({
  name: 'signature',
  after: ['files', 'people'],
  routes: signatureRoutes,
  housekeeping: sweepSignatures,
  retention: [signatureDrafts],
  personalData: { signature: exportSignature, signatureUses: exportUses },
  onDataErased: forgetSignature,
  extensionPoints: [signatureNeeds],
})
