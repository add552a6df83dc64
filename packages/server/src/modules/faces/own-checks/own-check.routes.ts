import {
  createHandover,
  faceConfig,
  followHandover,
  ownFaceChecks,
  startOwnChallenge,
  verifyManagerFace,
  verifyOwnFace,
} from '@campus/contract/faces/checks.ts'
import { hasPhoto } from '@campus/contract/faces/has-photo.ts'
import { route } from '../../../http/route.ts'
import { create, follow } from '../handover/handover.service.ts'
import { listOwn, readConfig, readHasPhoto } from './check-log.service.ts'
import { start, verifyManager, verifyOwn } from './own-check.service.ts'

export const ownCheckRoutes = [
  route(startOwnChallenge, start),
  route(verifyOwnFace, verifyOwn),
  route(verifyManagerFace, verifyManager),
  route(createHandover, create),
  route(followHandover, follow),
  route(hasPhoto, readHasPhoto),
  route(faceConfig, readConfig),
  route(ownFaceChecks, listOwn),
]
