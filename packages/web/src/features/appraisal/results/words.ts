import { counted } from '@campus/contract/counted.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const resultWords = wordsOf({
  none: [
    '还没有结束的评教。评教结束并公布成绩后，结果显示在这里。',
    'No closed appraisals yet. Results appear here after an appraisal has closed and grades are out.',
    '還沒有結束的評教。評教結束並公布成績後，結果顯示在這裡。',
  ],
  lead: ['只显示合计，看不到任何一张选票。', 'Only totals are shown, never individual ballots.', '只顯示合計，看不到任何一張選票。'],
  turnout: (ballots: number, tokens: number) => [
    `${ballots} 张选票，${tokens} 人领取凭证`,
    `${counted(ballots, 'ballot')}, ${counted(tokens, 'token')} given`,
    `${ballots} 張選票，${tokens} 人領取憑證`,
  ],
  grades: ['成绩公布后显示', 'Shown when grades are out', '成績公布後顯示'],
  few: ['不足 5 张选票，不显示结果', 'Fewer than five ballots: nothing is shown', '不足 5 張選票，不顯示結果'],
  fewAnswers: ['回答不足 5 人，不显示', 'Fewer than five answered: not shown', '回答不足 5 人，不顯示'],
  answer: ['回答', 'Answer', '回答'],
  share: ['占比', 'Share', '占比'],
  times: ['人数', 'People', '人數'],
  mean: (mean: string) => [`平均 ${mean}`, `Mean ${mean}`, `平均 ${mean}`],
  comments: ['意见和建议', 'Comments', '意見和建議'],
  recount: ['公开名单与复核', 'Public list and recount', '公開名單與複核'],
})
