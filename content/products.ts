import type { Product } from './schema.ts';

/**
 * All products in the order of display (specification, section 3).
 * The home page shows the first eight.
 */
export const products: readonly Product[] = [
  {
    id: 'strawberries',
    name: 'Strawberries',
    description:
      'Firm, glossy berries, picked ripe: red to the shoulder, juicy and strongly scented.',
    category: 'Fruits',
    images: ['/pictures/strawberries-a.jpg', '/pictures/strawberries-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'Usually November to February, sometimes March; weather moves it by two weeks or so. Keep them cold, and wash them only just before eating: even at 0 °C they last five to seven days.',
  },
  {
    id: 'carrots',
    name: 'Carrots',
    description:
      'Straight, crisp roots with a clean snap and an even, bright core, sweet enough to eat raw.',
    category: 'Vegetables',
    images: ['/pictures/carrots-a.jpg', '/pictures/carrots-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'Usually January to June, most from March to May; weather moves it by two weeks or so. The leaves go on drawing water from the root: twist the tops off bunches that are to be kept.',
  },
  {
    id: 'egyptian-fava-beans',
    name: 'Egyptian Fava Beans',
    description:
      'Flat, brown dried beans with a nutty, earthy flavour, for Egypt’s slow-cooked ful medames.',
    category: 'Legumes',
    images: ['/pictures/egyptian-fava-beans-a.jpg', '/pictures/egyptian-fava-beans-b.jpg'],
    isOrganic: false,
    isSeasonal: false,
    details:
      'On request, subject to Egypt’s export rules at the time. Soak overnight and simmer gently until the skins give. A good lot has even colour, even size and whole skins.',
  },
  {
    id: 'pomegranate',
    name: 'Pomegranate',
    description:
      'Heavy, leathery-skinned fruit packed with deep red arils, tart first and sweet after.',
    category: 'Fruits',
    images: ['/pictures/pomegranate-a.jpg', '/pictures/pomegranate-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'Usually September to November, most in October; weather moves it by two weeks or so. A fruit that is heavy for its size is full of juice. Keep it cool, but not below 5 °C.',
  },
  {
    id: 'heirloom-tomatoes',
    name: 'Heirloom Tomatoes',
    description:
      'Ribbed, uneven and full of flavour, in reds, yellows and dark purples, with tender skins.',
    category: 'Vegetables',
    images: ['/pictures/heirloom-tomatoes-a.jpg', '/pictures/heirloom-tomatoes-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'The months depend on the variety and the grower: ask us. Tender skins bruise: lay them in a single layer and keep them out of the refrigerator, which dulls the flavour.',
  },
  {
    id: 'white-beans',
    name: 'White Beans',
    description:
      'Smooth ivory beans that cook to a creamy centre and keep their skins, for stews, salads and soups.',
    category: 'Legumes',
    images: ['/pictures/white-beans-a.jpg', '/pictures/white-beans-b.jpg'],
    isOrganic: false,
    isSeasonal: false,
    details:
      'On request, subject to Egypt’s export rules at the time. Soak for about eight hours, then boil until no bean is hard in the middle. Beans of one harvest cook more evenly than a mixture.',
  },
  {
    id: 'lettuce',
    name: 'Lettuce',
    description: 'Open, leafy heads with a cool crunch and a clean, faintly sweet heart.',
    category: 'Vegetables',
    images: ['/pictures/lettuce-a.jpg', '/pictures/lettuce-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'Usually from November; weather moves it by two weeks or so, and the end of the season varies: ask us. Cut in the cool of the morning and chilled at once. A fresh head has a moist, pale cut at the base.',
  },
  {
    id: 'fresh-spaghetti-pasta',
    name: 'Fresh Spaghetti Pasta',
    description:
      'Soft, supple strands with the warm yellow of durum wheat, dusted so that they stay apart.',
    category: 'Pasta',
    images: ['/pictures/fresh-spaghetti-pasta-a.jpg', '/pictures/fresh-spaghetti-pasta-b.jpg'],
    isOrganic: false,
    isSeasonal: false,
    details:
      'Made all year; on request, subject to Egypt’s export rules at the time. Fresh strands need only a few minutes in well-salted boiling water. Keep them chilled until then.',
  },
  {
    id: 'bell-peppers',
    name: 'Bell Peppers',
    description:
      'Thick-walled, blocky peppers: red and yellow ones sweet, green ones fresh and slightly bitter.',
    category: 'Vegetables',
    images: ['/pictures/bell-peppers-a.jpg', '/pictures/bell-peppers-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'Usually December to April, sometimes November, May or June; weather moves it by two weeks or so. Red and yellow peppers have ripened longer on the plant than green ones.',
  },
  {
    id: 'yellow-dates',
    name: 'Yellow Dates',
    description:
      'Barhi dates on the strand, picked while still yellow: crisp as an apple and honey-sweet.',
    category: 'Fruits',
    images: ['/pictures/yellow-dates-a.jpg', '/pictures/yellow-dates-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'Usually August to October, most in September; weather moves it by two weeks or so. Left at room temperature they soften, turn amber and taste of caramel.',
  },
  {
    id: 'oranges',
    name: 'Oranges',
    description:
      'Bright, heavy citrus with fine skin and plenty of juice, for the fruit bowl or the press.',
    category: 'Fruits',
    images: ['/pictures/oranges-a.jpg', '/pictures/oranges-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'Usually December to March for navels, January to May for Valencias; weather moves it by two weeks or so. Navels colour in December. A Valencia can be ripe and still have green on its skin.',
  },
  {
    id: 'egyptian-lentils',
    name: 'Egyptian Lentils',
    description:
      'Small brown lentils, red inside, that need no soaking and cook down to a soft, earthy soup.',
    category: 'Legumes',
    images: ['/pictures/egyptian-lentils-a.jpg', '/pictures/egyptian-lentils-b.jpg'],
    isOrganic: false,
    isSeasonal: false,
    details:
      'On request, subject to Egypt’s export rules at the time. Rinse and pick over before cooking. Whole lentils hold their shape for half an hour or so; skinned and split ones melt sooner.',
  },
  {
    id: 'onions',
    name: 'Onions',
    description:
      'Golden and red bulbs, well cured, with dry papery skins and firm flesh, sharp and sweet.',
    category: 'Vegetables',
    images: ['/pictures/onions-a.jpg', '/pictures/onions-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'Usually February to December, most from May to July and the last from store; weather moves it by two weeks or so. Export is subject to Egypt’s rules at the time. A well-cured bulb has a tight neck and a rustling skin. Store it dry, dark and airy.',
  },
  {
    id: 'farfalle-pasta',
    name: 'Farfalle Pasta',
    description:
      'Pasta bows with frilled edges and a firm pinch in the middle that keeps its bite in the pan.',
    category: 'Pasta',
    images: ['/pictures/farfalle-pasta-a.jpg', '/pictures/farfalle-pasta-b.jpg'],
    isOrganic: false,
    isSeasonal: false,
    details:
      'Made all year; on request, subject to Egypt’s export rules at the time. The pinch in the middle cooks last: taste there before you drain them.',
  },
  {
    id: 'cucumber',
    name: 'Cucumber',
    description:
      'Slim, dark green cucumbers with thin skin, small seeds and a cool, watery crunch.',
    category: 'Vegetables',
    images: ['/pictures/cucumber-a.jpg', '/pictures/cucumber-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'The months depend on the grower and the weather: ask us. Keep them cool rather than cold: in the coldest part of a refrigerator they turn soft.',
  },
  {
    id: 'penne-pasta',
    name: 'Penne Pasta',
    description:
      'Ridged tubes cut on the slant to catch sauce inside and out, firm to the bite when cooked.',
    category: 'Pasta',
    images: ['/pictures/penne-pasta-a.jpg', '/pictures/penne-pasta-b.jpg'],
    isOrganic: false,
    isSeasonal: false,
    details:
      'Made all year; on request, subject to Egypt’s export rules at the time. Lift them out a minute early and let them finish in the sauce with a spoonful of their water.',
  },
];
