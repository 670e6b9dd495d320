# A gyors lépésgenerátor (fivepoint.core). A sorok számozása 0-tól indul, mint a Pythonban.
error-not-rows = { $width } egész számból álló sorok kellenek, nem „{ $value }”.
error-bad-row = A táblák { $row }. sora nem szabályos állás ({ $fault }).
error-bad-dice-row = A dobások { $row }. sora nem dobás: „{ $dice }”. Egy dobás két egész szám 1 és 6 között.
error-batch-lengths = Minden táblához egy dobás kell: { $boards } tábla van és { $dice } dobás.
error-threads-out-of-range = A szálak száma egész szám { $least } és { $most } között, nem „{ $value }”.
error-depth-out-of-range = A mélység egész szám { $least } és { $most } között, nem „{ $value }”.
error-no-such-kernel = A FIVEPOINT_KERNEL ezt kéri: „{ $kernel }”, de ez a gép nem tudja; nélküle { $used } működik.
