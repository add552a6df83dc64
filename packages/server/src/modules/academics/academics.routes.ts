import { dataSources, ownDataSources } from '@campus/contract/academics/records.ts'
import { academicYears, coursesToChoose, ownRanking, ownScores } from '@campus/contract/academics/scores.ts'
import { route } from '../../http/route.ts'
import { readOwnRanking } from './ranking/ranking.service.ts'
import { listOwnRecords, listSources } from './records/own-records.service.ts'
import { listOwnCourses, listOwnScores, listOwnYears } from './scores/score.service.ts'

export const academicsRoutes = [
  route(dataSources, listSources),
  route(ownDataSources, listOwnRecords),
  route(academicYears, listOwnYears),
  route(ownScores, listOwnScores),
  route(coursesToChoose, listOwnCourses),
  route(ownRanking, readOwnRanking),
]
