import { checkUpgrade } from '@campus/contract/help/app-release.ts'
import { article, articles, saveArticle } from '@campus/contract/help/articles.ts'
import { dismissEvaluation, evaluationAsk, evaluationResults, ownEvaluations, submitEvaluation } from '@campus/contract/help/evaluations.ts'
import {
  addFeedback,
  answerFeedback,
  continueFeedback,
  feedbackCase,
  feedbackCases,
  feedbackDetail,
  ownFeedback,
} from '@campus/contract/help/feedback.ts'
import {
  answeredProblems,
  answerProblem,
  commonProblems,
  findProblems,
  helpDetail,
  problemDetail,
  problemList,
  remarkProblem,
} from '@campus/contract/help/problems.ts'
import { route } from '../../http/route.ts'
import { judgeUpgrade } from './app-release/app-release.service.ts'
import { keepArticle, listArticles, readArticle } from './articles/article.service.ts'
import * as evaluation from './evaluations/evaluation.service.ts'
import { readResults } from './evaluations/evaluation-results.service.ts'
import * as feedback from './feedback/feedback.service.ts'
import { listCases, readCase, reply } from './feedback/feedback-case.service.ts'
import * as problem from './problems/problem.service.ts'

export const helpRoutes = [
  route(commonProblems, problem.listCommon),
  route(findProblems, problem.search),
  route(problemList, problem.listPage),
  route(problemDetail, problem.readProblem),
  route(helpDetail, problem.readGuide),
  route(answerProblem, problem.answer),
  route(answeredProblems, problem.listOwnAnswers),
  route(remarkProblem, problem.remark),
  route(addFeedback, feedback.notifySchool),
  route(ownFeedback, feedback.listOwn),
  route(feedbackDetail, feedback.readOwn),
  route(continueFeedback, feedback.goOn),
  route(answerFeedback, reply),
  route(feedbackCases, listCases),
  route(feedbackCase, readCase),
  route(submitEvaluation, evaluation.judge),
  route(dismissEvaluation, evaluation.dismiss),
  route(evaluationAsk, evaluation.readAsk),
  route(ownEvaluations, evaluation.listOwn),
  route(evaluationResults, readResults),
  route(articles, listArticles),
  route(article, readArticle),
  route(saveArticle, keepArticle),
  route(checkUpgrade, judgeUpgrade),
]
