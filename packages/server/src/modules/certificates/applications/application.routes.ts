import {
  application,
  applications,
  applyEleFile,
  applyFree,
  applyFreeScoreProof,
  fileApply,
  nudge as nudgeCall,
  ownHeadings,
  setFileTitleStatus,
  titleTicket,
  withdrawApplication,
} from '@campus/contract/certificates/applications.ts'
import { route } from '../../../http/route.ts'
import { list, read, readHeadings } from './application.service.ts'
import { apply, applyByLink, applyForFree, applyForFreeProof } from './apply.service.ts'
import { nudge } from './nudge.service.ts'
import { giveTicket, setTitle } from './title.service.ts'
import { withdraw } from './withdraw.service.ts'

export const applicationRoutes = [
  route(fileApply, apply),
  route(applyEleFile, applyByLink),
  route(applyFree, applyForFree),
  route(applyFreeScoreProof, applyForFreeProof),
  route(applications, list),
  route(application, read),
  route(withdrawApplication, withdraw),
  route(nudgeCall, nudge),
  route(setFileTitleStatus, setTitle),
  route(titleTicket, giveTicket),
  route(ownHeadings, readHeadings),
]
