import {
  freeCopiesToReview,
  gatherEvidence,
  payGrievancesToReview,
  payGrievanceToReview,
  reopenPayGrievance,
  reviewFreeCopies,
  reviewPayGrievance,
} from '@campus/contract/appeals/console.ts'
import { addEvaluation, evaluationTypes } from '@campus/contract/appeals/evaluation.ts'
import { addFreeCopiesRequest, freeCopiesRequest, freeCopiesRequests, withdrawFreeCopies } from '@campus/contract/appeals/free-copies.ts'
import { addPayGrievance, payGrievance, payGrievances, withdrawPayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import { route } from '../../http/route.ts'
import { judge } from '../help/evaluations/evaluation.service.ts'
import { readOwnDictionary } from '../school/dictionaries/dictionary.service.ts'
import * as freeCopiesReview from './console/free-copies-review.service.ts'
import * as payReview from './console/pay-grievance-review.service.ts'
import { reopen } from './console/reopen.service.ts'
import * as freeCopies from './free-copies/free-copies.service.ts'
import * as payAppeal from './pay-grievance/pay-grievance.service.ts'

export const appealRoutes = [
  route(payGrievances, payAppeal.listOwn),
  route(payGrievance, payAppeal.read),
  route(withdrawPayGrievance, payAppeal.withdraw),
  route(addPayGrievance, payAppeal.file),
  route(payGrievancesToReview, payReview.listToReview),
  route(payGrievanceToReview, payReview.readToReview),
  route(gatherEvidence, payReview.gatherAgain),
  route(reviewPayGrievance, payReview.review),
  route(reopenPayGrievance, reopen),
  route(freeCopiesRequests, freeCopies.listOwn),
  route(freeCopiesRequest, freeCopies.read),
  route(withdrawFreeCopies, freeCopies.withdraw),
  route(addFreeCopiesRequest, freeCopies.ask),
  route(freeCopiesToReview, freeCopiesReview.listToReview),
  route(reviewFreeCopies, freeCopiesReview.review),
  route(evaluationTypes, (ctx) => readOwnDictionary(ctx, { dictType: 'evaluation_type' })),
  route(addEvaluation, judge),
]
