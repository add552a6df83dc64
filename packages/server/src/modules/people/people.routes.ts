import { correctionRoutes } from './corrections/correction.routes.ts'
import { directoryRoutes } from './directory/directory.routes.ts'
import { emergencyRoutes } from './emergency/emergency.routes.ts'
import { personRoutes } from './person/person.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'

export const peopleRoutes = [
  ...personRoutes,
  ...profileRoutes,
  ...emergencyRoutes,
  ...correctionRoutes,
  ...directoryRoutes,
  ...privacyRoutes,
]
