import { path } from './path.ts'

export const helpPaths = {
  help: path('/pages/sys/user/help'),
  /** The help desk of the school: phone, mail, place, hours. */
  helpDesk: path('/pages/sys/user/service'),
  about: path('/pages/sys/user/about'),
  problems: path<{ type?: string }>('/pages/sys/user/problem'),
  problem: path<{ id: string }>('/pages/sys/user/problem_detail'),
  guides: path('/pages/sys/user/more_help'),
  guide: path<{ id: string }>('/pages/sys/user/more_help_detail'),
  writeFeedback: path('/pages/sys/user/comment'),
  feedbackHistory: path('/pages/sys/user/comment_history'),
  feedback: path<{ id: string }>('/pages/sys/user/comment_history_info'),
  evaluation: path<{ id?: string; type?: string }>('/pages/sys/user/systemEvaluation'),
}
