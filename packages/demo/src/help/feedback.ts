/** Feedback to the school, before the rows are made of it. All times are hours before today. */
export interface ToldFeedback {
  readonly code: string
  readonly author: string
  readonly category: 'service' | 'account' | 'system' | 'other'
  readonly title: string
  readonly content: string
  readonly contact?: string
  readonly state: 'open' | 'answered' | 'closed'
  readonly hoursAgo: number
  readonly entries: readonly { readonly by: string; readonly content: string; readonly hoursAgo: number }[]
}

/** Who answers: the administrator who can be tried out. */
export const answering = 'T0003'

export const feedbacks: readonly ToldFeedback[] = [
  {
    code: 'library-terminal',
    author: '100001',
    category: 'service',
    title: '图书馆终端经常卡纸',
    content: '图书馆一楼靠门的自助终端这周已经卡纸三次，每次都要等值班老师来处理，希望能检修一下。',
    contact: '15400000001',
    state: 'answered',
    hoursAgo: 50,
    entries: [{ by: answering, content: '您好，已安排厂商今天下午检修，期间请先使用师生服务中心的终端。谢谢您的反馈！', hoursAgo: 26 }],
  },
  {
    code: 'night-messages',
    author: '100001',
    category: 'system',
    title: '夜里收到很多提醒',
    content: '最近晚上十一点以后还会弹出公告提醒，能不能设置一个免打扰的时间段？',
    state: 'closed',
    hoursAgo: 330,
    entries: [
      { by: answering, content: '可以的：打开“消息 → 消息提醒”，设置免打扰时段即可，账号安全提醒除外。', hoursAgo: 310 },
      { by: '100001', content: '找到了，已经设置好，谢谢！', hoursAgo: 305 },
    ],
  },
  {
    code: 'canteen-terminal',
    author: '100007',
    category: 'service',
    title: '建议食堂增加终端',
    content: '中午去图书馆打印排队很长，第一食堂人流大，建议在门口增加一台自助终端。',
    state: 'open',
    hoursAgo: 6,
    entries: [],
  },
  {
    code: 'wrong-class',
    author: '100042',
    category: 'account',
    title: '转专业后班级没有更新',
    content: '我这学期转到了软件工程专业，但是个人资料里还是原来的班级，请假也还是原来的老师审批。',
    contact: 's100042@demo.campus.example',
    state: 'open',
    hoursAgo: 29,
    entries: [
      { by: answering, content: '请问转专业的批准日期是哪一天？教务处同步后会自动更新。', hoursAgo: 20 },
      { by: '100042', content: '上个月 20 号批准的，学院说已经报给教务处了。', hoursAgo: 18 },
    ],
  },
  {
    code: 'english-name',
    author: '100128',
    category: 'account',
    title: '姓名拼音的格式问题',
    content: '护照上我的姓是 LYU，系统默认写成 LV，修改后英文证明会同步吗？',
    state: 'answered',
    hoursAgo: 96,
    entries: [{ by: answering, content: '在“个人资料 → 姓名拼音”里改成 Lyu 即可，之后申请的英文证明都会使用新的拼写。', hoursAgo: 75 }],
  },
  {
    code: 'teacher-book',
    author: 'T0001',
    category: 'other',
    title: '希望通讯录能导出',
    content: '班主任经常需要给全班同学发通知，希望通讯录能按班级导出邮箱列表。',
    state: 'closed',
    hoursAgo: 500,
    entries: [
      { by: answering, content: '为保护个人信息，通讯录不提供导出。您可以用“发公告”直接通知全班，已读情况也能看到。', hoursAgo: 470 },
    ],
  },
  {
    code: 'dark-mode',
    author: '100315',
    category: 'system',
    title: '深色模式下看不清',
    content: '深色模式下个别图片里的黑色文字看不清楚，截图已经发到服务台邮箱。',
    state: 'open',
    hoursAgo: 2,
    entries: [],
  },
]
