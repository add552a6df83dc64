import type { LostKind, LostSide } from '@campus/contract/lostfound/kinds.ts'

export interface LostThing {
  readonly side: LostSide
  readonly kind: LostKind
  readonly title: string
  readonly place: string
  readonly placeText: string
  readonly question: string
}

type Line = readonly [kind: LostKind, title: string, place: string, placeText: string, question?: string]

const things = (side: LostSide, lines: readonly Line[]): LostThing[] =>
  lines.map(([kind, title, place, placeText, question = '']) => ({ side, kind, title, place, placeText, question }))

/** The newest first. Cards have no words of their own; the first one is a card of the student who can be tried out. */
export const foundThings = things('found', [
  ['card', '', 'teaching-2', '二楼走廊'],
  ['umbrella', '黑色折叠伞', 'library', '三楼靠窗的座位', '伞柄上贴着什么？'],
  ['electronics', '白色无线耳机', 'canteen-1', '靠门第二张桌子', '耳机盒上刻了什么？'],
  ['keys', '一串钥匙', 'gym', '羽毛球场边', '钥匙扣是什么样子？'],
  ['book', '《高等数学》下册', 'teaching-1', '203 教室第三排', '扉页上写了什么？'],
  ['bottle', '蓝色保温杯', 'library', '一楼自习区', '杯底有什么记号？'],
  ['bag', '灰色双肩包', 'stadium', '看台下面', '包里有一本什么书？'],
  ['clothes', '米色围巾', 'hall', '二楼排练厅', '围巾一角绣了什么？'],
  ['card', '', 'canteen-2', '收银台旁'],
  ['electronics', '手机充电器', 'computing', '机房后排', '充电线是什么颜色？'],
  ['umbrella', '透明长柄伞', 'dorm-2', '一楼门厅', '伞带上挂着什么？'],
  ['other', '黑框眼镜', 'laboratory', '405 实验室', '镜盒是什么颜色？'],
  ['book', '英语单词本', 'teaching-3', '走廊窗台', '最后写到哪个单词？'],
  ['keys', '电动车钥匙', 'south-gate', '停车棚', '挂件是什么动物？'],
  ['bottle', '粉色水杯', 'gym', '更衣室', '杯盖上贴着什么？'],
  ['clothes', '深蓝色外套', 'canteen-1', '椅背上', '口袋里有什么？'],
  ['bag', '黑色钱包', 'service', '取号机旁', '里面夹着一张什么照片？'],
  ['electronics', '银色 U 盘', 'engineering', '打印机上', '里面第一个文件夹叫什么？'],
  ['card', '', 'library', '还书机旁'],
  ['other', '一副羽毛球拍', 'gym', '三号场地', '手胶是什么颜色？'],
  ['book', '速写本', 'arts', '画室', '第一页画的是什么？'],
  ['umbrella', '格子雨伞', 'teaching-4', '101 教室门口', '伞面是什么颜色的格子？'],
])

export const lostThings = things('lost', [
  ['bottle', '绿色运动水壶', 'stadium', '跑道旁', '壶身上写着什么？'],
  ['electronics', '黑色平板电脑', 'library', '四楼'],
  ['keys', '宿舍钥匙两把', 'dorm-3', '楼下到食堂的路上'],
  ['umbrella', '红色折叠伞', 'teaching-1', '一楼大厅'],
  ['card', '', 'canteen-1', '午饭时'],
  ['book', '《数据结构》教材', 'computing', '302 教室', '夹着几张书签？'],
  ['bag', '帆布袋', 'hall', '报告厅最后一排'],
  ['clothes', '黑色鸭舌帽', 'stadium', '看台'],
  ['electronics', '蓝牙鼠标', 'teaching-3', '405 教室'],
  ['other', '一枚校徽', 'garden', '银杏树下'],
  ['bottle', '白色马克杯', 'main', '三楼茶水间'],
  ['clothes', '一只灰色手套', 'south-gate', '公交站'],
  ['electronics', '运动手环', 'gym', '力量房'],
  ['book', '考研笔记', 'library', '二楼研讨间'],
  ['keys', '自行车钥匙', 'teaching-2', '车棚'],
  ['bag', '笔袋', 'teaching-4', '201 教室'],
  ['other', '口琴', 'lake', '湖边长椅'],
  ['umbrella', '遮阳伞', 'canteen-2', '门口伞架'],
])

const descriptions = ['外观完好。', '有一点旧，还能用。', '应该是这两天落下的。', '']

export const descriptionOf = (thing: LostThing, index: number) =>
  thing.kind === 'card' ? '' : (descriptions[index % descriptions.length] ?? '')

/** What people answered, and where they meet. */
export const claimAnswers = ['一只白色小猫的贴纸', '应该是红色的', '写着我的名字缩写'] as const
export const meetingPlaces = ['图书馆一楼大厅', '第一食堂门口'] as const
export const custodyPlace = '保卫处 101，工作日 9:00-17:00'

/** All that people wrote, which no language changes. */
export const lostTexts = [
  ...[...foundThings, ...lostThings].flatMap(({ title, placeText, question }) => [title, placeText, question]),
  ...descriptions,
  ...claimAnswers,
  ...meetingPlaces,
  custodyPlace,
].filter(Boolean)
