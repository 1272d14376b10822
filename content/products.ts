import type { Product } from './schema.ts';

/**
 * Every product, in the order the site shows them (specification, section 3).
 * The home page features the first eight, so moving an entry to the top features it.
 */
export const products: readonly Product[] = [
  {
    id: 'strawberries',
    name: 'Strawberries',
    description:
      'Firm, glossy berries, red to the shoulder, with the scent that says they were picked ripe.',
    category: 'Fruits',
    images: ['/pictures/strawberries-a.jpg', '/pictures/strawberries-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'In season December to March. Keep them cold and dry, and wash them only just before eating.',
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
      'In season December to May. Bunches look their best with the tops on, but the leaves go on drawing water from the root. Twist them off for keeping.',
  },
  {
    id: 'egyptian-fava-beans',
    name: 'Egyptian Fava Beans',
    description:
      'Plump dried beans with a nutty, earthy flavour, the ones behind Egypt’s slow-cooked ful medames.',
    category: 'Legumes',
    images: ['/pictures/egyptian-fava-beans-a.jpg', '/pictures/egyptian-fava-beans-b.jpg'],
    isOrganic: false,
    isSeasonal: false,
    details:
      'All year. Soak overnight and simmer gently until the skins give. Even colour, even size and whole skins are the signs of a good lot.',
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
      'In season September to November. Weight is the best guide: a fruit heavy for its size is full of juice.',
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
      'In season February to June. Tender skins bruise: lay them in a single layer and keep them out of the refrigerator, which dulls the flavour.',
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
      'All year. Soak for about eight hours, then boil until no bean is hard in the middle. Beans of one harvest cook evenly; mixed ages do not.',
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
      'In season November to April. Cut in the cool of the morning and chilled at once. A moist, pale cut at the base is the sign of a fresh head.',
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
      'All year. Fresh strands need only a few minutes in well-salted boiling water. Keep them chilled until then.',
  },
  {
    id: 'bell-peppers',
    name: 'Bell Peppers',
    description:
      'Thick-walled, glossy peppers in red, yellow and green, blocky in shape and sweet to the stalk.',
    category: 'Vegetables',
    images: ['/pictures/bell-peppers-a.jpg', '/pictures/bell-peppers-b.jpg'],
    isOrganic: true,
    isSeasonal: false,
    details:
      'In season December to May. Red and yellow peppers have ripened longer on the plant than green ones, and are sweeter.',
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
      'In season August to October. Left at room temperature they soften, turn amber and taste of caramel.',
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
      'In season December to May. Navels come first; Valencias follow from February. A little green on the skin says nothing about ripeness.',
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
      'All year. Rinse and pick over before cooking. Whole lentils hold their shape for half an hour or so; skinned and split ones melt sooner.',
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
      'In season March to June. A tight neck and a rustling skin show that a bulb was cured properly. Store them dry, dark and airy.',
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
    details: 'All year. The pinch in the middle cooks last: taste there before you drain them.',
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
      'In season April to June, and again in October and November. Keep them cool rather than cold: in the coldest part of a refrigerator they turn soft.',
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
      'All year. Lift them out a minute early and let them finish in the sauce with a spoonful of their water.',
  },
];
