import type { Phrase } from '@campus/contract/language.ts'
import type { Place } from '@campus/contract/school/places.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const placeWords = wordsOf({
  places: ['校园地点', 'Places on campus', '校園地點'],
  search: ['搜索地点', 'Search places', '搜尋地點'],
  nothing: ['没有找到这个地点，请换个词', 'No matching place. Try another word.', '沒有找到這個地點，請換個詞'],
})

export const kindNames: Record<Place['kind'], Phrase> = {
  gate: ['校门', 'Gate', '校門'],
  teaching: ['教学楼', 'Teaching building', '教學樓'],
  library: ['图书馆', 'Library', '圖書館'],
  dormitory: ['宿舍', 'Dormitory', '宿舍'],
  canteen: ['食堂', 'Canteen', '食堂'],
  office: ['办公楼', 'Offices', '辦公樓'],
  sport: ['运动场', 'Sports ground', '運動場'],
  green: ['绿地', 'Green', '綠地'],
  terminal: ['自助终端', 'Self-service terminal', '自助終端'],
}
