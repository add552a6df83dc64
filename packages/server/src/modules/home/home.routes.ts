import { agreeAgain, arrangeWorkbench, homeInit, noteServiceUse, ownRank } from '@campus/contract/home/workbench.ts'
import { route } from '../../http/route.ts'
import { agree } from '../account/consent/consent.service.ts'
import { readHome } from './home.service.ts'
import { readRank } from './rank.service.ts'
import { arrange, noteServiceOpened } from './workbench.service.ts'

export const homeRoutes = [
  route(homeInit, readHome),
  route(arrangeWorkbench, arrange),
  route(noteServiceUse, noteServiceOpened),
  route(agreeAgain, agree),
  route(ownRank, readRank),
]
