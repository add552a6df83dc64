import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, pick, randomFrom } from '../seed.ts'

/** What people suggest about each kind of service, with the score that goes with it. */
const suggestions: Readonly<Record<string, readonly [Said, ...Said[]]>> = {
  service: [
    [5, '窗口老师很耐心，一次就办好了。'],
    [4, '希望中午也有人值班。'],
    [3, '排队时间有点长，建议增加预约。'],
    [5, '态度很好，解释得很清楚。'],
  ],
  app: [
    [5, '搜索拼音首字母很方便。'],
    [4, '希望课表能加到手机日历里。'],
    [5, '扫码登录电脑很快。'],
    [3, '图片上传有时候慢。'],
    [4, '深色模式很舒服。'],
  ],
  terminal: [
    [4, '取件很快，希望宿舍区再多几台。'],
    [2, '图书馆那台经常卡纸。'],
    [5, '二十四小时都能用，很方便。'],
    [3, '屏幕反光，白天看不清。'],
  ],
  feedback: [
    [5, '第二天就有回复，问题解决了。'],
    [4, '回复很快，希望能看到处理进度。'],
    [3, '回复有些笼统。'],
  ],
  leave: [
    [5, '半小时就批了。'],
    [4, '希望能提前看到由谁审批。'],
    [5, '不用再跑办公室了。'],
  ],
}
type Said = readonly [score: number, text: string]

const firstStudent = 100_001
const months = 6
const perMonth = 14
const hoursAMonth = 30 * 24

/** Half a year of them, each by another student. */
export const evaluationRows = (today: Date) => {
  const random = randomFrom('evaluations')
  const types = Object.keys(suggestions)
  return Array.from({ length: months * perMonth }, (_, index) => {
    const type = types[index % types.length] ?? 'app'
    const [score, suggestion] = pick(random, suggestions[type] ?? [[5, '很好用。']])
    const at = ago(today, Math.floor(index / perMonth) * hoursAMonth + random() * hoursAMonth)
    return {
      id: idAt('evaluation', String(index), at),
      school_id: demoUniversity.id,
      person_id: personId(String(firstStudent + 7 * (index + 1))),
      type,
      score,
      suggestion,
      day: at.toISOString().slice(0, 10),
      created_at: at,
    }
  })
}
