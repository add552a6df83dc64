import { appraisalResults, ownAppraisals, takeTokens } from '@campus/contract/appraisal/appraisals.ts'
import { appraisalKeys, ballotList, castBallot } from '@campus/contract/appraisal/ballots.ts'
import {
  addAppraisal,
  appraisalCount,
  ballotTexts,
  cancelAppraisal,
  consoleAppraisals,
  reviewText,
} from '@campus/contract/appraisal/console.ts'
import { route } from '../../http/route.ts'
import { listForAll, listForAuditor, listKeys } from './ballots/ballot-list.service.ts'
import { cast } from './ballots/cast.service.ts'
import { listOwn } from './campaigns/own-campaign.service.ts'
import { addCampaign, cancelCampaign, listCampaigns } from './console/campaign-admin.service.ts'
import { listTexts, review } from './console/text-review.service.ts'
import { readResults } from './results/result.service.ts'
import { giveTokens } from './tokens/token.service.ts'

export const appraisalRoutes = [
  route(ownAppraisals, listOwn),
  route(takeTokens, giveTokens),
  route(appraisalResults, readResults),
  route(appraisalKeys, listKeys),
  route(ballotList, listForAll),
  route(castBallot, cast),
  route(consoleAppraisals, listCampaigns),
  route(addAppraisal, addCampaign),
  route(cancelAppraisal, cancelCampaign),
  route(ballotTexts, listTexts),
  route(reviewText, review),
  route(appraisalCount, listForAuditor),
]
