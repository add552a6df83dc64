import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const listWords = wordsOf({
  list: ['失物招领', 'Lost and found', '失物招領'],
  view: ['查看', 'View', '查看'],
  open: ['全部', 'All', '全部'],
  posted: ['我发布的', 'My posts', '我發布的'],
  claimed: ['我认领的', 'My claims', '我認領的'],
  side: ['类型', 'Type', '類型'],
  both: ['招领和寻物', 'Found and lost', '招領和尋物'],
  kind: ['物品', 'Item', '物品'],
  allKinds: ['全部物品', 'All items', '全部物品'],
  place: ['地点', 'Place', '地點'],
  allPlaces: ['全部地点', 'All places', '全部地點'],
  search: ['搜索物品或地点', 'Search items or places', '搜尋物品或地點'],
  found: ['我捡到了东西', 'I found something', '我撿到了東西'],
  lost: ['我丢了东西', 'I lost something', '我掉了東西'],
  none: ['现在没有失物招领信息。', 'Nothing has been posted.', '現在沒有失物招領資訊。'],
  nonePosted: ['您还没有发布过。', 'You have not posted anything.', '您還沒有發布過。'],
  noneClaimed: ['您还没有认领过。', 'You have not claimed anything.', '您還沒有認領過。'],
  noneLikeThat: ['没有符合条件的物品。', 'No matching items.', '沒有符合條件的物品。'],
  promised: ['交接中', 'Handover agreed', '交接中'],
  inCustody: ['学校保管', 'With the school', '學校保管'],
  waiting: (count: number): Phrase => [`${count} 人待答复`, `${count} to answer`, `${count} 人待答覆`],
})
